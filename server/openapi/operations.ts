import { blogOperations } from '#server/features/blog/openapi.ts'
import { faqOperations } from '#server/features/content/faq/openapi.ts'
import { applicationOperation } from '#server/features/leads/forms/application-openapi.ts'
import { inquiryOperation } from '#server/features/leads/forms/inquiry-openapi.ts'
import { partnerOperation } from '#server/features/leads/forms/partner-inquiry-openapi.ts'
import { newsletterOperations } from '#server/features/newsletter/openapi.ts'
import { openApiOperations } from './openapi.ts'
import type { Operation } from './operation.ts'

/** All operations of the API. */
export const operations: Operation[] = [
  ...newsletterOperations,
  ...faqOperations,
  ...blogOperations,
  inquiryOperation,
  partnerOperation,
  applicationOperation,
  ...openApiOperations,
]
