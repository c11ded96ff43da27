/** How somebody is called where anybody near may read it. Names are one field, in either order: `García, Javier` too. A compound first name is cut, and a pair has two. */
export const firstName = (name: string): string => name.split(' / ').map(firstNameOfOne).join(' / ');

function firstNameOfOne(name: string): string {
  const given = name.split(',').at(1) ?? name;
  return given.trim().split(/\s+/u)[0] ?? name;
}
