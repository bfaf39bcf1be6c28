import { CodeBlock } from '#app/admin/kit/code-block.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { mcpPath, operationPath } from '#model/assistants/assistants.ts'
import { buttonClass } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

type ConnectProps = {
  /** The site's name, and where it is. */
  site: string
  origin: string
  /** The token that was just made. */
  token: string | null
}

/** How to enter a token in an assistant or a script. */
export function Connect({ site, origin, token }: ConnectProps) {
  const authorization = `Bearer ${token ?? 'YOUR-TOKEN'}`
  const server = { type: 'http', url: origin + mcpPath, headers: { Authorization: authorization } }
  const config = JSON.stringify({ mcpServers: { [site]: server } }, null, 2)
  const find = `${origin}${operationPath('find')}?words=contact`
  return (
    <section aria-labelledby="connect" className="grid gap-5">
      <SectionHeading
        id="connect"
        title="Connect a program"
        intro={
          token
            ? 'The token that you just made is filled in below.'
            : 'Put your token in place of YOUR-TOKEN.'
        }
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <Text title="An assistant, by MCP" text={config} copy="Copy configuration">
          For programs that read a list of MCP servers. Others ask for the address and a header:
          enter the url and the value of Authorization.
        </Text>
        <Text
          title="A script, by HTTP"
          text={`curl "${find}" \\\n  --header "Authorization: ${authorization}"`}
          copy="Copy command"
        >
          Every operation with its fields is described in{' '}
          <a className="admin-link" href="/api/openapi.json">
            openapi.json
          </a>
          .
        </Text>
      </div>
    </section>
  )
}

type TextProps = { title: string; text: string; copy: string; children: React.ReactNode }

function Text({ title, text, copy, children }: TextProps) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-soft">{children}</p>
      <CodeBlock role="region" aria-label={title}>
        {text}
      </CodeBlock>
      <div>
        <CopyButton text={text} className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {copy}
        </CopyButton>
      </div>
    </div>
  )
}
