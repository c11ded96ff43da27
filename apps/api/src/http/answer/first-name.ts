/** How somebody is called where anybody near may read it. Names are one field, in either order: `García, Javier` too. A compound first name is cut. */
export function firstName(name: string): string {
  const given = name.split(',').at(1) ?? name;
  return given.trim().split(/\s+/u)[0] ?? name;
}
