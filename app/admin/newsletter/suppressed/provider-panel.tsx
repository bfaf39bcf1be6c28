import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { CopyLine } from '#app/admin/kit/copy-line.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { Moment } from '#app/admin/kit/moment.tsx'
import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { type BounceProvider, bounceProviderNames } from '#model/newsletter/bounce-providers.ts'
import type { Providers } from '#server/features/newsletter/bounces/admin/providers.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

const steps: Record<BounceProvider, string> = {
  ses: 'In Amazon SNS make a topic, and enter its ARN here. Then add an HTTPS subscription with the address that appears below, without raw message delivery; it confirms itself. In Amazon SES choose the topic for bounces and complaints of your identity, and include the original headers.',
  postmark:
    'Make an address here. In Postmark add a webhook with it to the stream that sends, for bounces and spam complaints.',
  mailgun:
    'In Mailgun copy the HTTP webhook signing key (API security), and enter it here. Then add webhooks with the address that appears below for permanent failures, temporary failures and spam complaints.',
}

const secretNames: Partial<Record<BounceProvider, string>> = {
  ses: 'ARN of the topic',
  mailgun: 'HTTP webhook signing key',
}

type ProviderPanelProps = {
  provider: Providers['providers'][number]
  /** Of connecting it. */
  result: ActionResult<{ address: string | null }> | undefined
}

/** Connects a mail provider, and says whether it has told something. */
export function ProviderPanel({ provider: one, result }: ProviderPanelProps) {
  const { provider, isConnected, heardAt, address } = one
  const name = bounceProviderNames[provider]
  const secret = result?.ok ? result.value.address : null
  return (
    <Panel aria-labelledby={provider}>
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={provider} className="text-section">
          {name}
        </h3>
        <Tag tone={isConnected ? 'good' : 'quiet'}>{isConnected ? 'Connected' : 'Off'}</Tag>
        {isConnected && (
          <span className="text-soft">
            {heardAt ? (
              <>
                Last heard of <Moment at={heardAt} />
              </>
            ) : (
              'Nothing heard yet'
            )}
          </span>
        )}
      </div>
      <p className="max-w-[70ch] text-soft">{steps[provider]}</p>
      {secret && (
        <OneTimeSecret
          sentence={
            <>
              <strong>Copy the address now.</strong> It is shown only once. Anyone who has it can
              report bounces.
            </>
          }
          text={secret}
          copy="Copy address"
        />
      )}
      {isConnected && provider !== 'postmark' && (
        <CopyLine id={`${provider}-address`} label="Address for the webhook" value={address} />
      )}
      {/* The key empties the field once it is connected. */}
      <ConnectForm key={String(isConnected)} provider={one} errors={fieldErrors(result)} />
      {isConnected && (
        <div>
          <ConfirmButton
            label="Disconnect"
            variant="outline"
            aria-label={`Disconnect ${name}`}
            question={`Disconnect ${name}?`}
            consequence="What it tells is refused from now on. Addresses that are suppressed stay so."
            confirm="Disconnect"
            values={{ intent: 'disconnect', provider }}
          />
        </div>
      )}
    </Panel>
  )
}

type ConnectFormProps = Pick<ProviderPanelProps, 'provider'> & {
  errors: Record<string, string> | undefined
}

function ConnectForm({ provider: { provider, isConnected }, errors }: ConnectFormProps) {
  const { state, formData } = useNavigation()
  const label = secretNames[provider]
  const submit = label ? (isConnected ? 'Save' : 'Connect') : 'Make an address'
  if (!label && isConnected) {
    return (
      <div>
        <ConfirmButton
          label="Make a new address"
          variant="outline"
          question="Make a new address?"
          consequence="The one that you have now stops working at once. Enter the new one in Postmark."
          confirm="Make a new address"
          values={{ intent: 'connect', provider }}
        />
      </div>
    )
  }
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="connect" />
      <input type="hidden" name="provider" value={provider} />
      {label && (
        <TextField
          id={`${provider}-secret`}
          name="secret"
          type={provider === 'mailgun' ? 'password' : 'text'}
          label={isConnected ? `New ${label}` : label}
          autoComplete="off"
          error={errors?.secret}
          required
        />
      )}
      <div>
        <Button
          size="sm"
          type="submit"
          variant="outline"
          aria-label={`${submit} ${bounceProviderNames[provider]}`}
          busy={state !== 'idle' && formData?.get('provider') === provider}
        >
          {submit}
        </Button>
      </div>
    </Form>
  )
}
