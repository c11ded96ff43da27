/**
 * How many streams may be open: of one account, one device with a score link or one paired screen, from one address, which a whole hall may share, and
 * in all.
 */
export type StreamRoom = {
  readonly perAccount: number;
  readonly perDevice: number;
  readonly perNetwork: number;
  readonly inAll: number;
};

/** Each browser has one. In all, half of the files that a process may usually have open: the rest is for requests and the database. */
const usualRoom: StreamRoom = { perAccount: 30, perDevice: 10, perNetwork: 2000, inAll: 8000 };

/** The owner of a stream. */
export type Holder =
  | { readonly kind: 'account' | 'umpire' | 'screen'; readonly id: string }
  | { readonly kind: 'visitor' };

type Entering = {
  readonly network: string;
  readonly holder: Holder;
  /** Ends the stream, when another one needs its room. */
  readonly end: () => void;
};

/** Counts the open streams: each keeps a socket, however little it is sent. */
export function countStreams({ perAccount, perDevice, perNetwork, inAll }: StreamRoom = usualRoom) {
  const perHolder = { account: perAccount, umpire: perDevice, screen: perDevice, visitor: Infinity };
  /** By holder, and by holder within each network; in the order in which they were opened. */
  const holders = new Map<string, Set<Entering>>();
  const networks = new Map<string, Map<string, Set<Entering>>>();
  let all = 0;
  const leave = (stream: Entering): void => {
    const { network } = stream;
    const holder = nameOf(stream);
    if (!take(holders, holder, stream)) return;
    all -= 1;
    const here = networks.get(network);
    if (!here) return;
    take(here, holder, stream);
    if (here.size === 0) networks.delete(network);
  };
  /** Ends the oldest of these streams; whether there was one. */
  const endOldest = (streams: Iterable<Entering> | undefined): boolean => {
    const [oldest] = streams ?? [];
    if (!oldest) return false;
    leave(oldest);
    oldest.end();
    return true;
  };
  const isFull = (here: ReadonlyMap<string, ReadonlySet<Entering>>) =>
    all >= inAll || countOf(here) >= perNetwork;
  return {
    /** How many are open. */
    get open(): number {
      return all;
    },
    /**
     * Counts a stream; returns what ends its count. A holder of too many loses their own oldest. Where an address or the server is
     * full, the holder with most streams there loses the oldest of them, and visitors count as one holder: neither one phone nor one code
     * keeps the others of a hall out. If nobody there has more than one and no visitor has any, returns undefined.
     */
    enter(stream: Entering): (() => void) | undefined {
      const holder = nameOf(stream);
      const own = holders.get(holder);
      if (own && own.size >= perHolder[stream.holder.kind]) endOldest(own);
      const here = networks.get(stream.network) ?? new Map<string, Set<Entering>>();
      if (isFull(here) && !endOldest(mostHeld(here))) return undefined;
      // Maybe the last one here ended to make room.
      const now = networks.get(stream.network) ?? here;
      networks.set(stream.network, now);
      put(holders, holder, stream);
      put(now, holder, stream);
      all += 1;
      return () => leave(stream);
    },
  };
}

const visitors = 'visitors';
const nameOf = ({ holder }: Entering): string =>
  holder.kind === 'visitor' ? visitors : `${holder.kind} ${holder.id}`;

const countOf = (here: ReadonlyMap<string, ReadonlySet<Entering>>): number =>
  [...here.values()].reduce((sum, { size }) => sum + size, 0);

/** The streams of the one with most, if that is more than one; otherwise a visitor's. */
function mostHeld(here: ReadonlyMap<string, ReadonlySet<Entering>>): ReadonlySet<Entering> | undefined {
  let most = here.get(visitors);
  for (const held of here.values()) if (held.size > Math.max(1, most?.size ?? 0)) most = held;
  return most;
}

function put(held: Map<string, Set<Entering>>, key: string, stream: Entering): void {
  const known = held.get(key);
  if (known) known.add(stream);
  else held.set(key, new Set([stream]));
}

function take(held: Map<string, Set<Entering>>, key: string, stream: Entering): boolean {
  const known = held.get(key);
  if (!known?.delete(stream)) return false;
  if (known.size === 0) held.delete(key);
  return true;
}
