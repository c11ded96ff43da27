import { mostListed, recognisePlayers } from '@topspin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '#lib/api/client.ts';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { keyOf, likely, type Choice, type ListedPerson, type Newcomers } from './choices.ts';
import { readPeople } from './read-people.ts';

const settles = 250;

type Context = { readonly newcomers: Newcomers; readonly inside: ReadonlySet<string> };

/** A list as it is typed: what is read from it, the players it means, and who was chosen. Nothing is written. */
export function useList({ newcomers, inside }: Context) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const settled = useDebounced(text, settles);
  const [now] = useState(() => new Date());
  const read = useMemo(() => readPeople(settled, now), [settled, now]);
  const tooMany = read.people.length > mostListed;
  const people = tooMany ? [] : read.people;
  const asked = people.map(({ name, date_of_birth }) => ({ name, date_of_birth }));
  const known = useQuery({
    queryKey: [recognisePlayers.name, asked],
    queryFn: ({ signal }) => call(recognisePlayers, { body: { people: asked }, signal }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const ready = asked.length > 0 && text === settled && known.isSuccess && !known.isPlaceholderData;
  const listed: ListedPerson[] = people.map((person, at) => {
    const found = ready ? (known.data.people[at] ?? []) : [];
    const choice = chosen.get(keyOf(person)) ?? likely(found, { newcomers, inside });
    return { person, known: found, choice };
  });
  return {
    text,
    setText,
    read,
    tooMany,
    listed,
    ready,
    known,
    mayRate: known.data?.may_rate ?? false,
    choose: ({ person }: ListedPerson, choice: Choice) =>
      setChosen((before) => new Map(before).set(keyOf(person), choice)),
  };
}
