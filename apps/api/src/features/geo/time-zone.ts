/** The time zone of a position, from data that comes with the program. Loaded with the first question: few servers get one. */
export async function timeZoneOf(latitude: number, longitude: number): Promise<string> {
  const { default: lookup } = await import('@photostructure/tz-lookup');
  return lookup(latitude, longitude);
}
