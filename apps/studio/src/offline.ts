// Keeps the studio for later, without a network: once the first maze is there, so that it has the network for itself.

/** Where the page came by http without encryption from another machine, browsers have no such thing. */
export function keepForLater(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined || !import.meta.env.PROD) return;
  // Somebody who keeps no pages, such as a private window, works as before.
  serviceWorker.register('./sw.js').catch(() => {});
}
