import type { Site } from '#model/content/site.ts'

export type Clock = () => Date

/** Returns a UUIDv7. */
export type NewId = () => string

/** Returns a reference that a person can read out: "AB-7Q2F-9KXA" with the prefix "AB", "7Q2F-9KXA" with "". */
export type NewReference = (prefix: string) => string

/** Reports an unexpected error to the operators; returns its short id. */
export type Report = (error: unknown) => string

/** Writes a line to the operators' log. */
export type Log = (sentence: string) => void

/** What rate limiting needs to know about the sender of a request. */
export type Client = { address: string }

/** The client that cached pages, previews and dry runs are rendered for. */
export const anonymousClient: Client = { address: '0.0.0.0' }

/** Reads the agency's name, address and time zone, as published. */
export type SiteSettings = { site(): Promise<Site> }
