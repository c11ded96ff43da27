/** What a file consists of: what says whether the rest can be read, a text for people, and the open. */
export const names = { manifest: 'manifest.json', cover: 'READ-ME.txt', open: 'open.json' } as const;
