/** How many streams may be open: from one address, which a whole hall may share, and in all. */
export type StreamRoom = { readonly perPlace: number; readonly inAll: number };

/** Half of the files that a process may usually have open: the rest is for requests and the database. */
const usualRoom: StreamRoom = { perPlace: 2000, inAll: 8000 };

type Entering = {
  readonly place: string;
  /** Whether it has neither an account nor a score link. */
  readonly isVisitor: boolean;
  /** Ends the stream, when another one needs its room. */
  readonly end: () => void;
};

/** Counts the open streams: each keeps a socket, however little it is sent. */
export function countStreams({ perPlace, inAll }: StreamRoom = usualRoom) {
  /** In the order in which they were opened. */
  const places = new Map<string, Set<Entering>>();
  let all = 0;
  const leave = (stream: Entering): void => {
    const here = places.get(stream.place);
    if (!here?.delete(stream)) return;
    all -= 1;
    if (here.size === 0) places.delete(stream.place);
  };
  return {
    /**
     * Counts a stream; returns what ends its count. Where there is no room, the visitor's stream of the same address that has been open
     * for longest ends: one phone cannot keep the others of its hall out. Returns undefined if there is none.
     */
    enter(stream: Entering): (() => void) | undefined {
      const here = places.get(stream.place) ?? new Set();
      if (here.size >= perPlace || all >= inAll) {
        const oldest = [...here].find(({ isVisitor }) => isVisitor);
        if (!oldest) return undefined;
        leave(oldest);
        oldest.end();
      }
      places.set(stream.place, here.add(stream));
      all += 1;
      return () => leave(stream);
    },
  };
}
