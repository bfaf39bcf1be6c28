import { sql } from 'kysely'
import { CORRECT, type FormResult } from '#model/form-result.ts'
import type { Language } from '#model/language/language.ts'
import { missingFile } from '#model/leads/application.ts'
import { findBuiltIn, isRequired, SHOWN_FIELD, standardLabel } from '#model/leads/form-fields.ts'
import { FILL_TIME_FIELD, FILL_TIME_MIN, HONEYPOT_FIELD } from '#model/leads/inquiry.ts'
import type { LeadSource } from '#model/leads/lead-source.ts'
import { extensionOf, uploadMessages } from '#model/leads/upload.ts'
import type { Deps } from '#server/deps.ts'
import { noteConversion } from '#server/features/insights/note-views.ts'
import type { Form, FormFile } from '#server/platform/http/form.ts'
import { fail } from '#server/platform/http/problem.ts'
import { errorsByField } from '#server/platform/http/validate.ts'
import type { Client } from '#server/platform/runtime.ts'
import { demandedFields, fieldsOf, withoutHidden } from './built-in-fields.ts'
import { readCustomFields } from './custom-answers.ts'
import { storedLabels } from './field-labels.ts'
import { derivedKey, fingerprintOf, OTHER_CONTENT, repeatedBetween } from './idempotency.ts'
import type { LeadAnswers, LeadForm } from './lead-form.ts'
import { withSource } from './lead-source.ts'
import { type FileField, fileRefusal } from './reject-file.ts'
import { minutesLeft } from './response-deadline.ts'
import { type NewLead, type StoredLead, storeLead } from './store-lead.ts'

type Sent = { sent: Form; key: string | null; request: Request; client: Client }

/** Validates a form and stores it once, however often it is sent. */
export async function submitLead<Fields extends LeadSource>(
  deps: Deps,
  form: LeadForm<Fields>,
  { sent, key, request, client }: Sent,
): Promise<FormResult> {
  const { answers, addition, source, file, fileLabel } = await check(deps, form, sent, request)
  const fingerprint = fingerprintOf(form.kind, answers, sent.file, addition?.identity)
  const spamReason = spamReasonOf(sent.fields)
  const idempotencyKey = key ?? derivedKey(fingerprint, deps.clock(), spamReason !== null)
  const earlier = await findEarlier(deps, { idempotencyKey, fingerprint, spamReason })
  const { kind } = form
  const stored = earlier
    ? { ...earlier, isNew: false as const }
    : await storeLead(deps, {
        kind,
        answers,
        addition,
        source,
        file,
        fingerprint,
        spamReason,
        idempotencyKey,
      })
  if (stored.isNew) deps.metrics?.countLead(kind)
  if (stored.isNew && !spamReason) noteConversion(deps, request, client, { kind, id: stored.id })
  const sentFile = file && { name: file.name, label: fileLabel }
  const result = answer(form, stored, fingerprint, sentFile, await deps.content.language())
  if (kind !== 'inquiry') return result
  return { ...result, minutesLeft: minutesLeft(stored, await deps.content.site(), deps.clock()) }
}

async function check<Fields extends LeadSource>(
  deps: Deps,
  { kind, schema, file: rules, read }: LeadForm<Fields>,
  { fields: sent, file: sentFile, errors: seen }: Form,
  request: Request,
) {
  const errors = { ...seen }
  const { t } = await deps.content.language()
  const { [HONEYPOT_FIELD]: _, [FILL_TIME_FIELD]: __, [SHOWN_FIELD]: shown, ...typed } = sent
  const demanded = demandedFields(fieldsOf(await deps.content.forms(), kind), shown)
  const { answers: custom, others: fields, ...own } = await readCustomFields(deps, kind, typed)
  Object.assign(errors, own.errors)
  const parsed = schema(demanded, t).safeParse(withSource(fields, request))
  if (parsed.error) Object.assign(errors, errorsByField(parsed.error), seen)
  const fileField = rules && findBuiltIn(demanded, rules.field)
  const isFileMissing = fileField && isRequired(fileField) && !sentFile
  if (isFileMissing) errors[fileField.type] ??= missingFile(fileField.label)
  const file = sentFile && { ...sentFile, mediaType: await inspect(deps, sentFile) }
  if (rules && file && !file.mediaType) {
    errors[rules.field] ??= uploadMessages.mismatch(extensionOf(file.name), t)
  }
  const result = parsed.success
    ? await read(deps, withoutHidden(kind, demanded, parsed.data))
    : { errors: {} }
  if ('errors' in result) Object.assign(errors, result.errors)
  if (!parsed.success || 'errors' in result || Object.keys(errors).length > 0) {
    fail(422, CORRECT, { errors })
  }
  const required = Boolean(fileField && isRequired(fileField))
  if (rules && file) await rejectVirus(deps, { field: rules.field, required, t }, file)
  const custom_fields = custom.length > 0 ? JSON.stringify(custom) : null
  const answered = Object.entries({
    ...parsed.data,
    ...(file && fileField && { [fileField.type]: file.name }),
  })
  const field_labels = storedLabels(
    kind,
    demanded,
    answered.flatMap(([name, value]) => (value ? name : [])),
  )
  const answers: LeadAnswers = { ...result.answers, custom_fields, field_labels }
  const source = parsed.data as LeadSource
  const { addition } = result
  return { answers, addition, source, file, fileLabel: fileField?.label }
}

async function rejectVirus(
  { scanner, log, report }: Pick<Deps, 'scanner' | 'log' | 'report'>,
  field: FileField,
  { received }: FormFile,
) {
  const found = await scanner?.scan(received.path).catch((error: unknown) => {
    report(error)
    throw fileRefusal(field, 'unscanned')
  })
  if (!found) return
  log(`Refused a visitor’s file: the virus scanner found ${found}.`)
  throw fileRefusal(field, 'virus')
}

async function inspect({ inspector }: Pick<Deps, 'inspector'>, { name, received }: FormFile) {
  return (await inspector.inspect(received.path, extensionOf(name))) ?? ''
}

type Identity = Pick<NewLead, 'idempotencyKey' | 'fingerprint' | 'spamReason'>

/**
 * The lead with this key, or one with the same content: a browser that lost the response and its key sends it under a
 * new key. Written as SQL, which takes a fifth of the time of Kysely's builder.
 */
async function findEarlier(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { idempotencyKey, fingerprint, spamReason }: Identity,
) {
  // Skip leads marked as spam on arrival: a person who sends the same content must get through.
  const isEligible = spamReason ? sql`` : sql`and (status <> 'spam' or spam_reason is null)`
  const { since, until } = repeatedBetween(clock())
  const query = sql<Omit<StoredLead, 'isNew'>>`
    select reference, fingerprint, created_at, 1 as place from leads where idempotency_key = ${idempotencyKey}
    union all
    select reference, fingerprint, created_at, place from (
      select reference, fingerprint, created_at, 2 as place from leads
      where fingerprint = ${fingerprint} and created_at >= ${since} and created_at < ${until}
        ${isEligible}
      order by created_at limit 1
    ) as same
    order by place limit 1`
  const { rows } = await query.execute(store)
  return rows[0]
}

/** The stored file, and the label of its field. */
type SentFile = { name: string; label: string | undefined }

function answer(
  form: Pick<LeadForm, 'messages' | 'kind' | 'file'>,
  { reference, fingerprint, isNew }: StoredLead,
  sent: string,
  file: SentFile | null,
  { t }: Language,
): FormResult {
  if (fingerprint !== sent) fail(409, OTHER_CONTENT)
  const message = t(successMessage(form, file), { file: file?.name ?? '' })
  return { status: isNew ? 201 : 200, message, reference, file: file?.name }
}

function successMessage(
  { messages, kind, file: field }: Pick<LeadForm, 'messages' | 'kind' | 'file'>,
  file: SentFile | null,
) {
  const { success, successRenamed = success, successWithoutFile = success } = messages
  if (!field || !file) return successWithoutFile
  return file.label === standardLabel(kind, field.field) ? success : successRenamed
}

/** Why a lead goes to the Spam folder, or null. No lead is dropped. */
function spamReasonOf(fields: Record<string, string>) {
  if (fields[HONEYPOT_FIELD]) return 'The hidden field was filled in.'
  const sent = fields[FILL_TIME_FIELD] ?? ''
  const time = sent.trim() === '' ? Number.NaN : Number(sent)
  // Without JavaScript the fill time is unknown.
  if (Number.isNaN(time) || time >= FILL_TIME_MIN) return null
  return `The form was completed in ${Math.round(time)} ms.`
}
