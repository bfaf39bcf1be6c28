import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Code of the error for a host in a private network. */
export const CLOSED_NETWORK = 'ECLOSEDNETWORK'

/** Finds a host's address for a connection, and refuses private networks: DNS cannot change between check and connection. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const isClosed = addresses.some(({ address }) => !isPublicAddress(address))
    if (isClosed) return callback(Object.assign(new Error(hostname), { code: CLOSED_NETWORK }), [])
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    callback(null, first?.address ?? '', first?.family)
  })
}
