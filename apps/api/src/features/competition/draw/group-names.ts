const letters = 26;

/** The name of a group by its number, from 1: A … Z, then AA, AB … as in a spreadsheet. */
export function groupName(number: number): string {
  const rest = Math.floor((number - 1) / letters);
  const letter = String.fromCodePoint(65 + ((number - 1) % letters));
  return rest === 0 ? letter : groupName(rest) + letter;
}
