import type { FormAnswer } from '#model/form-answer.ts'
import { FILL_TIME_FIELD, HONEYPOT_FIELD, inquiryMessages } from '#model/inquiry.ts'
import { inquirySchema } from '#model/inquiry-schema.ts'
import { inquiryFileRule } from '#model/upload.ts'
import { answerSafely, type Keep } from '#server/http/answer-safely.ts'
import type { FormRules } from '#server/http/form.ts'
import { Refusal } from '#server/http/problem.ts'
import { readForm } from '#server/http/read-form.ts'
import type { Client, Parts } from '#server/parts.ts'
import { sentKey } from './idempotency.ts'
import { submitInquiry } from './submit-inquiry.ts'

const rules: FormRules = {
  fields: [...Object.keys(inquirySchema.shape), HONEYPOT_FIELD, FILL_TIME_FIELD],
  file: { field: 'file', rule: inquiryFileRule },
}

/** One inquiry from request to answer; never throws, whatever is sent. */
export function takeInquiry(parts: Parts, client: Client, request: Request): Promise<FormAnswer> {
  return answerSafely(parts, inquiryMessages.failure, (keep) =>
    readAndSubmit(parts, client, request, keep),
  )
}

async function readAndSubmit(parts: Parts, client: Client, request: Request, keep: Keep) {
  const { limits, files } = parts
  const refusal = await limits.count('inquiries', client).then(noRefusal, asRefusal)
  const key = sentKey(request)
  const form = await readForm(request, rules, { keep, files, refusal })
  try {
    return await submitInquiry(parts, { form, key, request })
  } finally {
    // What was kept has been moved away; this removes what was not.
    if (form.file) await files.discard(form.file.received)
  }
}

function noRefusal() {
  return undefined
}

function asRefusal(error: unknown) {
  if (error instanceof Refusal) return error
  throw error
}
