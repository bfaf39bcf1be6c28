import { z } from 'zod'
import { beaconPath } from '#model/insights/beacon.ts'
import { paths } from '#model/paths.ts'
import type { Operation } from '#server/openapi/operation.ts'
import { problemExample } from '#server/openapi/problems.ts'
import { beaconSchema, NO_PAGE, NOTED, UNREADABLE } from './routes.ts'

const message = z.strictObject({ message: z.string() })

export const insightOperations: Operation[] = [
  {
    method: 'post',
    path: beaconPath,
    id: 'tellVisit',
    summary: 'Tell that a page was shown or left',
    description:
      'For the scripts of public pages, 1,000 bytes at most. Values out of bounds are cut. Visitors who ask not to be tracked are not counted.',
    body: { mediaType: 'application/json', schema: { name: 'Beacon', schema: beaconSchema } },
    answers: { 200: { description: 'Noted', schema: { name: 'Message', schema: message } } },
    problems: {
      400: 'The body cannot be read.',
      403: 'The request comes from another site’s page.',
      404: 'There is no such page.',
      413: 'The body is too large.',
      415: 'The body is compressed.',
      429: 'Too many requests from one visitor; `Retry-After` has the seconds to wait.',
      500: 'An internal error.',
      503: 'The database is unavailable; `Retry-After` has the seconds to wait.',
    },
    cases: [
      {
        name: 'left',
        summary: 'A page that was left after twelve seconds',
        body: { page: paths.home, left: { seconds: 12, depth: 40, lcp: 900, ttfb: 80 } },
        status: 200,
        answer: NOTED,
      },
      {
        name: 'unreadable',
        summary: 'Something else',
        body: { pages: 3 },
        status: 400,
        answer: problemExample(400, UNREADABLE),
      },
      {
        name: 'missing',
        summary: 'A page that does not exist',
        body: { page: '/nothing/here' },
        status: 404,
        answer: problemExample(404, NO_PAGE),
      },
    ],
  },
]
