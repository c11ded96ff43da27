import { mostListed, recognisePlayers } from '@topspin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '#lib/api/client.ts';
import type { Draft } from '#ui/draft/drafts.ts';
import { useDraft } from '#ui/draft/use-draft.ts';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { keyOf, likely, withoutTwice, type Choice, type ListedPerson, type Newcomers } from './choices.ts';
import { readPeople } from './read-people.ts';

const settles = 250;

type Context = {
  readonly newcomers: Newcomers;
  readonly inside: ReadonlySet<string>;
  /** The name under which the list is kept until it is sent. */
  readonly draft: Draft;
};

/** What was typed and chosen; a choice is a row's key and who it is. */
type Typed = { readonly text: string; readonly chosen: readonly (readonly [string, Choice])[] };
const nothing: Typed = { text: '', chosen: [] };

/** A list as it is typed: what is read from it, the players it means, and who was chosen. Nothing is written. */
export function useList({ newcomers, inside, draft }: Context) {
  const stored = useDraft(draft, nothing);
  const { text } = stored.value;
  const chosen = new Map(stored.value.chosen);
  const settled = useDebounced(text, settles);
  const [now] = useState(() => new Date());
  const read = useMemo(() => readPeople(settled, now), [settled, now]);
  const tooMany = read.people.length > mostListed;
  const people = tooMany ? [] : read.people;
  const asked = people.map(({ name, date_of_birth }) => ({ name, date_of_birth }));
  const recognised = useQuery({
    queryKey: [recognisePlayers.name, asked],
    queryFn: ({ signal }) => call(recognisePlayers, { body: { people: asked }, signal }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const ready = asked.length > 0 && text === settled && recognised.isSuccess && !recognised.isPlaceholderData;
  const listed = withoutTwice(
    people.map((person, at): ListedPerson => {
      const candidates = ready ? (recognised.data.people[at] ?? []) : [];
      const probable = () => likely(candidates, { newcomers, inside, entry: person.click_tt });
      return { person, candidates, choice: chosen.get(keyOf(person)) ?? probable() };
    }),
  );
  return {
    text,
    setText: (next: string) => stored.change({ ...stored.value, text: next }),
    stored,
    read,
    tooMany,
    listed,
    ready,
    recognised,
    mayRate: recognised.data?.may_rate ?? false,
    choose: ({ person }: ListedPerson, choice: Choice) =>
      stored.change({ text, chosen: [...chosen.set(keyOf(person), choice)] }),
  };
}
