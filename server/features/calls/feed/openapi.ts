import { z } from 'zod'
import { NO_CALL } from '#server/features/calls/booked-calendar.ts'
import { bookedCalendarRoute } from '#server/features/calls/call-link.ts'
import type { Operation } from '#server/openapi/operation.ts'
import { problemExample, readProblems } from '#server/openapi/problems.ts'
import { feedRoute } from './feed-key.ts'
import { NO_FEED } from './routes.ts'

const calendar = z.string().meta({ description: 'As RFC 5545 has it.' })

export const callFeedOperations: Operation[] = [
  {
    method: 'get',
    path: feedRoute.replace(':file', '{file}'),
    id: 'readCallFeed',
    summary: 'The booked calls of a member of the team, for a calendar program',
    parameters: [
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'The secret key that the person was shown, and “.ics”.',
        schema: z.string(),
      },
    ],
    answers: {
      200: {
        description: 'The calendar; 304 if the entity tag in If-None-Match is still its own',
        schema: { name: 'Calendar', schema: calendar },
        mediaType: 'text/calendar',
      },
    },
    problems: { ...readProblems, 404: 'The key is wrong, or was replaced.' },
    cases: [
      {
        name: 'unknown',
        summary: 'A wrong key',
        parameters: { file: 'wrong.ics' },
        status: 404,
        answer: problemExample(404, NO_FEED),
      },
    ],
  },
  {
    method: 'get',
    path: bookedCalendarRoute,
    id: 'readBookedCall',
    summary: 'A booked call, for the calendar of the visitor',
    parameters: [
      {
        name: 'key',
        in: 'query',
        required: true,
        description: 'The signed key in the link of the confirmation.',
        schema: z.string(),
      },
    ],
    answers: {
      200: {
        description: 'The calendar',
        schema: { name: 'Calendar', schema: calendar },
        mediaType: 'text/calendar',
      },
    },
    problems: { ...readProblems, 404: 'The key is wrong, or the call was cancelled.' },
    cases: [
      {
        name: 'unknown',
        summary: 'A wrong key',
        parameters: { key: 'wrong' },
        status: 404,
        answer: problemExample(404, NO_CALL),
      },
    ],
  },
]
