/** The files of tests run in threads of one process, where a channel reaches all of them: each file has channels of its own. */
const file = crypto.randomUUID();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`);
  }
};
