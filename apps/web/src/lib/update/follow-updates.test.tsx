import { afterEach, expect, test, vi } from 'vitest';
import { followUpdates } from './follow-updates.ts';
import { closeUpdate, isUpdateOffered } from './update.ts';

const script = `${location.origin}/sw.js`;

class Worker extends EventTarget {
  readonly scriptURL = script;
  readonly state = 'activated';
}

/** A browser whose service worker was installed by another page. */
class Container extends EventTarget {
  controller: Worker | null;
  constructor(controller: Worker | null) {
    super();
    this.controller = controller;
  }
  register() {
    return Promise.resolve(Object.assign(new EventTarget(), { waiting: null, installing: null }));
  }
  takesOver() {
    this.controller = new Worker();
    this.dispatchEvent(new Event('controllerchange'));
  }
}

afterEach(() => {
  closeUpdate();
  vi.unstubAllGlobals();
});

async function givenPage(controller: Worker | null) {
  const serviceWorker = new Container(controller);
  vi.stubGlobal('navigator', { serviceWorker });
  await followUpdates();
  return serviceWorker;
}

test('the first worker of a browser is no new version, though another page installed it', async () => {
  const serviceWorker = await givenPage(null);
  serviceWorker.takesOver();
  expect(isUpdateOffered()).toBe(false);
});

test('one that replaces it is offered', async () => {
  const serviceWorker = await givenPage(null);
  serviceWorker.takesOver();
  serviceWorker.takesOver();
  expect(isUpdateOffered()).toBe(true);
});

test('one taken in another tab is offered to a page of the old one', async () => {
  const serviceWorker = await givenPage(new Worker());
  serviceWorker.takesOver();
  expect(isUpdateOffered()).toBe(true);
});
