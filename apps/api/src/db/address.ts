/** Takes the address of any database of a server and gives that of another database on the same server. */
export function databaseAddress(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}
