import { z } from 'zod'
import type { Operation } from './operation.ts'
import { problemExample, readProblems } from './problems.ts'

const document = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })

export const openApiOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    id: 'describe',
    summary: 'This document',
    answers: {
      200: { description: 'OpenAPI 3.1', schema: { name: 'Document', schema: document } },
    },
    problems: readProblems,
    cases: [
      {
        name: 'document',
        summary: 'The document',
        status: 200,
        answer: { openapi: '3.1.0', paths: {} },
      },
      {
        name: 'tooOften',
        summary: 'Too many requests',
        status: 429,
        answer: problemExample(429, 'Too many tries. Wait 40 seconds.'),
      },
    ],
  },
]
