import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { FormResult } from '#model/form-result.ts'
import type { Translate } from '#model/language/english.ts'
import { ASKED_FIELD, customFieldId } from '#model/leads/custom-fields.ts'
import { SHOWN_FIELD } from '#model/leads/form-fields.ts'
import { FILL_TIME_FIELD, HONEYPOT_FIELD } from '#model/leads/inquiry.ts'
import type { LeadSource } from '#model/leads/lead-source.ts'
import type { Deps } from '#server/deps.ts'
import { formResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import type { FormReading, FormRules } from '#server/platform/http/form.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { declaredLength } from '#server/platform/http/read-bytes.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { withErrorHandling } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { sentKey } from './idempotency.ts'
import type { LeadForm } from './lead-form.ts'
import { diskFullRefusal, obstacleRefusal, readFileField } from './reject-file.ts'
import { submitLead } from './submit-lead.ts'

/** Handles one lead form request. `incoming` is Node's stream of its body, if there is one. Never throws. */
export function handleLeadForm<Fields extends LeadSource>(
  deps: Deps,
  form: LeadForm<Fields>,
  client: Client,
  request: Request,
  incoming?: Readable,
): Promise<FormResult> {
  return withErrorHandling(deps, form.messages.failure, (keep) =>
    readAndSubmit(deps, form, client, request, { keep, incoming }),
  )
}

async function readAndSubmit<Fields extends LeadSource>(
  deps: Deps,
  form: LeadForm<Fields>,
  client: Client,
  request: Request,
  source: Pick<FormReading, 'keep' | 'incoming'>,
) {
  const { files, uploads, content } = deps
  const { t } = await content.language()
  const refusal = await refusalOf(deps, client)
  const key = sentKey(request)
  const bytes = refusal ? 0 : bytesOf(request, form)
  const upload = bytes > 0 ? await uploads.begin(client, bytes) : null
  let stored = 0
  try {
    const fileRefusal = await obstacleRefusal(upload?.obstacle, () => readFileField(deps, form))
    const sent = await readForm(request, rulesOf(form, t), {
      ...source,
      files,
      refusal,
      fileRefusal,
    })
    try {
      const answer = await submitLead(deps, form, { sent, key, request, client })
      if (answer.status === 201) stored = sent.file?.received.size ?? 0
      return answer
    } finally {
      // Stored files have been moved away; this deletes the others.
      if (sent.file) await files.discard(sent.file.received)
    }
  } catch (error) {
    throw await diskFullRefusal(() => readFileField(deps, form), error)
  } finally {
    await upload?.end(stored)
  }
}

/** Upper bound for the size of the form's file, in bytes. */
function bytesOf<Fields extends LeadSource>(request: Request, { file }: LeadForm<Fields>) {
  if (!file) return 0
  return Math.min(declaredLength(request) || file.rule.maxBytes, file.rule.maxBytes)
}

function rulesOf<Fields extends LeadSource>(
  { schema, file }: LeadForm<Fields>,
  t: Translate,
): FormRules {
  const own = [HONEYPOT_FIELD, FILL_TIME_FIELD, ASKED_FIELD, SHOWN_FIELD]
  return {
    fields: [...Object.keys(schema([], t).shape), ...own],
    isField: (name) => customFieldId(name) !== null,
    file,
    t,
  }
}

/** The refusal of a form above the limit, or while the database is unavailable. A limit that fails refuses nobody. */
async function refusalOf({ limits, traffic, report }: Deps, client: Client) {
  try {
    await limits.count('leads', client)
    return undefined
  } catch (error) {
    if (!(error instanceof HttpError)) return void report(error)
    if (!(error instanceof Unavailable)) traffic.noteRefusedLead()
    return error
  }
}

/** The API route of one lead form. */
export function leadRoutes<Fields extends LeadSource>(deps: Deps, form: LeadForm<Fields>) {
  return new Hono<ApiEnv>().post(form.path, async ({ req, env, var: { client } }) => {
    const incoming = env?.incoming instanceof Readable ? env.incoming : undefined
    return formResponse(await handleLeadForm(deps, form, client, req.raw, incoming))
  })
}
