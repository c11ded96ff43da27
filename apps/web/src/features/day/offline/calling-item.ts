import type { Day } from '@topspin/contract';
import type { ChangeAct, Item, NewItem } from '#lib/outbox/item.ts';
import { paths } from '#lib/paths.ts';
import { randomId } from '#lib/random-id.ts';

/** Who has not come to a called match. */
export type Missing = 'a' | 'b' | 'both';

/** What an organiser does with the call of a match, or says of somebody who plays. */
export type CallingAct =
  | { readonly act: 'call'; readonly match: string; readonly table: number }
  | { readonly act: 'again'; readonly call: string; readonly number: 2 | 3 }
  | { readonly act: 'presence'; readonly call: string; readonly side: 'a' | 'b'; readonly present: boolean }
  | (OfCall<'back'> & {
      readonly absent?: Missing;
      /** Those of the absent pairs who have come. */
      readonly came?: readonly string[];
    })
  | { readonly act: 'absence'; readonly player: string; readonly absent: boolean }
  | OfCall<'restore'>;

/** The way back to the queue, and that taken back: with the match and its table, which the page shows before it is sent. */
type OfCall<Act> = {
  readonly act: Act;
  readonly call: string;
  readonly match: string;
  readonly table: number;
};

export type Calling = CallingAct & { readonly day: string };

const kind = 'calls';

export const isCalling = (item: Item): item is Item<Calling> => item.kind === kind;

/** What a day's organisers do is sent in its order. */
export const orderOfDay = (dayId: string): string => `day:${dayId}`;

function changeOf(body: CallingAct): ChangeAct {
  if (body.act === 'presence') return body.present ? 'atTable' : 'notAtTable';
  if (body.act === 'absence') return body.absent ? 'absent' : 'isBack';
  return body.act;
}

/** Something done on the page of a day; `whom` names its match, or the side that has come. */
export function callingItem(day: Day, body: CallingAct, whom: string): NewItem<Calling> {
  const open = day.opens.find(({ may_call, name }) => may_call && name !== null);
  const path = day.venue
    ? paths.venueDay.replace('$venueId', day.venue._id).replace('$date', day.date)
    : paths.open.replace('$openId', open?._id ?? '');
  return {
    id: randomId(),
    kind,
    order: orderOfDay(day._id),
    after: null,
    about: {
      title: day.venue?.name ?? open?.name ?? '',
      path,
      change: { person: whom, act: changeOf(body) },
    },
    body: { ...body, day: day._id },
  };
}
