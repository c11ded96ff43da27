/** The page of the changelog about one version: from its heading to that of the one before. */
export function changelogOf(version: string, changelog: string): string {
  const sections = changelog.split(/^(?=## )/mu);
  const section = sections.find((text) => text.startsWith(`## ${version}`));
  if (section === undefined) throw new Error(`CHANGELOG.md says nothing about ${version}.`);
  return section.trim();
}
