import type { Site } from '#model/content/site.ts'

export type Clock = () => Date

/** Makes a UUIDv7. */
export type NewId = () => string

/** Makes a reference that a person can read out, for example "WL-7Q2F-9KXA". */
export type NewReference = () => string

/** Takes down an unexpected error for the people who run the site; returns the short id under which. */
export type Report = (error: unknown) => string

/** Writes a line to the log for the people who run the site. */
export type Log = (sentence: string) => void

/** Who asks: all that limits need to know. */
export type Client = { address: string }

/** The site's own settings: name, address, time zone. */
export type SiteSettings = { site(): Promise<Site> }
