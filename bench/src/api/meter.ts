/** Preloaded into a measured server (`--import`): reports on request how much CPU its process has used. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
process.channel?.unref();
