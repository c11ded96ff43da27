/** Preloaded into a measured server (`--import`): reports on request the CPU time and the memory its process has used. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  if (message === 'memory') process.send?.({ memory: process.memoryUsage().rss });
});
process.channel?.unref();
