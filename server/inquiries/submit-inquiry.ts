import type { FormAnswer } from '#model/form-answer.ts'
import { FILL_TIME_FIELD, HONEYPOT_FIELD, inquiryMessages } from '#model/inquiry.ts'
import { type Inquiry, inquirySchema } from '#model/inquiry-schema.ts'
import { extensionOf, uploadMessages } from '#model/upload.ts'
import type { Form, FormFile } from '#server/http/form.ts'
import { refuse } from '#server/http/problem.ts'
import { errorsByField } from '#server/http/validate.ts'
import type { Parts } from '#server/parts.ts'
import { derivedKey, fingerprintOf, repeatedSince } from './idempotency.ts'
import { withSource } from './lead-source.ts'
import { CORRECT, OTHER_CONTENT } from './messages.ts'
import { type StoredInquiry, storeInquiry } from './store-inquiry.ts'
import { suspicionOf } from './suspicion.ts'

type Sent = { form: Form; key: string | null; request: Request }

/** Validates a form as read and stores it once, however often it is sent. */
export async function submitInquiry(
  parts: Parts,
  { form, key, request }: Sent,
): Promise<FormAnswer> {
  const { inquiry, mediaType } = await check(parts, form, request)
  const fingerprint = fingerprintOf(inquiry, form.file)
  const idempotencyKey = key ?? derivedKey(fingerprint, parts.clock())
  const earlier = (await findByKey(parts, idempotencyKey)) ?? (await findSame(parts, fingerprint))
  if (earlier) return repeated(earlier, fingerprint)
  const suspicion = suspicionOf(form.fields)
  const file = form.file && { ...form.file, mediaType }
  const stored = await storeInquiry(parts, {
    inquiry,
    file,
    fingerprint,
    suspicion,
    idempotencyKey,
  })
  return stored.isNew ? answer(201, stored.reference) : repeated(stored, fingerprint)
}

async function check(parts: Parts, form: Form, request: Request) {
  const errors = { ...form.errors }
  const { [HONEYPOT_FIELD]: _, [FILL_TIME_FIELD]: __, ...fields } = form.fields
  const parsed = inquirySchema.safeParse(withSource(fields, request))
  if (parsed.error) Object.assign(errors, { ...errorsByField(parsed.error), ...form.errors })
  const mediaType = form.file ? await inspect(parts, form.file) : null
  if (form.file && !mediaType) errors.file ??= uploadMessages.mismatch(extensionOf(form.file.name))
  if (Object.keys(errors).length > 0) refuse(422, CORRECT, { errors })
  return { inquiry: parsed.data as Inquiry, mediaType: mediaType ?? '' }
}

function inspect({ inspector }: Pick<Parts, 'inspector'>, { name, received }: FormFile) {
  return inspector.inspect(received.path, extensionOf(name))
}

function findByKey({ store }: Pick<Parts, 'store'>, key: string) {
  return store
    .selectFrom('inquiries')
    .select(['reference', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** A browser that lost the answer, and its key with it, sends the same under a new one. */
function findSame({ store, clock }: Pick<Parts, 'store' | 'clock'>, fingerprint: string) {
  return store
    .selectFrom('inquiries')
    .select(['reference', 'fingerprint'])
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>=', repeatedSince(clock()))
    .orderBy('created_at')
    .executeTakeFirst()
}

function repeated({ reference, fingerprint }: Omit<StoredInquiry, 'isNew'>, sent: string) {
  if (fingerprint !== sent) refuse(409, OTHER_CONTENT)
  return answer(200, reference)
}

function answer(status: number, reference: string): FormAnswer {
  return { status, message: inquiryMessages.success, reference }
}
