import { assistantOperations } from '#server/features/assistants/openapi.ts'
import { blogOperations } from '#server/features/blog/openapi.ts'
import { callFeedOperations } from '#server/features/calls/feed/openapi.ts'
import { callOperations } from '#server/features/calls/openapi.ts'
import { faqOperations } from '#server/features/content/faq/openapi.ts'
import { insightOperations } from '#server/features/insights/openapi.ts'
import { leadOperations } from '#server/features/leads/forms/operations.ts'
import { mailOperations } from '#server/features/leads/mails/openapi.ts'
import { bounceOperations } from '#server/features/newsletter/bounces/openapi.ts'
import { newsletterOperations } from '#server/features/newsletter/openapi.ts'
import { openApiOperations } from './openapi.ts'
import type { Operation } from './operation.ts'

/** All operations of the API. */
export const operations: Operation[] = [
  ...newsletterOperations,
  ...bounceOperations,
  ...faqOperations,
  ...blogOperations,
  ...leadOperations,
  ...insightOperations,
  ...mailOperations,
  ...callOperations,
  ...callFeedOperations,
  ...assistantOperations,
  ...openApiOperations,
]
