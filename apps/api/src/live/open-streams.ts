/** How many streams may be open: from one address, which a whole hall may share, and in all. */
export type StreamRoom = { readonly perPlace: number; readonly inAll: number };

/** Half of the files that a process may usually have open: the rest is for requests and the database. */
const usualRoom: StreamRoom = { perPlace: 2000, inAll: 8000 };

/** Counts the open streams: each keeps a socket, however little it is sent. */
export function countStreams({ perPlace, inAll }: StreamRoom = usualRoom) {
  const places = new Map<string, number>();
  let all = 0;
  return {
    /** Counts a stream from an address; returns what ends its count, or undefined if there is no room. */
    enter(place: string): (() => void) | undefined {
      const here = places.get(place) ?? 0;
      if (here >= perPlace || all >= inAll) return undefined;
      places.set(place, here + 1);
      all += 1;
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        all -= 1;
        const left = (places.get(place) ?? 1) - 1;
        if (left === 0) places.delete(place);
        else places.set(place, left);
      };
    },
  };
}
