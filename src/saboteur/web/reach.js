/** Links that others can follow. */
import { offer } from './api.js';

/** Friends cannot follow a link to "this machine": the server knows its address on the network. @param {string} link */
export function reachable(link) {
  const address = offer.value?.address;
  return address && ['localhost', '127.0.0.1'].includes(location.hostname) ? link.replace(`${location.origin}/`, address) : link;
}
