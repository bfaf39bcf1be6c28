/** What the model assumes; `npm run capacity -- --pages 4` changes one of them. */
export const assumptions = {
  pages: { value: 3, text: 'pages of a visit' },
  new: { value: 0.8, text: 'share of visits by browsers that have none of our files' },
  leads: { value: 5, text: 'leads per 1,000 visits' },
  searches: { value: 10, text: 'blog searches per 1,000 visits' },
  files: { value: 0.3, text: 'share of leads with a file' },
  megabytes: { value: 2, text: 'size of such a file in MB' },
  peak: { value: 3, text: 'visits in the busiest hour, against the average hour' },
  load: { value: 0.6, text: 'share of a core, a line or a database that the busiest hour may use' },
  publishes: { value: 5, text: 'publishes a day' },
  screens: { value: 500, text: 'admin screens opened a day' },
  pictures: { value: 5, text: 'pictures uploaded a day' },
  line: { value: 1_000, text: 'Mbit/s of one instance' },
  disk: { value: 4_000, text: 'GB of disk for a year of leads and their files, with SQLite' },
  databaseCores: { value: 4, text: 'cores of the PostgreSQL server' },
  mailSeconds: { value: 0.1, text: 'seconds until the mail server confirms a message' },
  cdnSeconds: { value: 3_600, text: '`CDN_SECONDS`' },
  cdnPlaces: { value: 100, text: 'places of the CDN that fetch from the site' },
  cdnMisses: { value: 0.02, text: 'share of requests for files that miss the CDN' },
} as const

export type Assumptions = Record<keyof typeof assumptions, number>

export function defaultAssumptions(): Assumptions {
  const entries = Object.entries(assumptions).map(([name, { value }]) => [name, value])
  return Object.fromEntries(entries) as Assumptions
}
