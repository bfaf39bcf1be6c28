/** A selector as in "selector._domainkey.example.com": labels of letters, digits, "-" and "_" (RFC 6376, 3.1). */
export const selectorPattern =
  /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?)*$/i

/** Where the key of a selector is. */
export function dkimHost(selector: string, domain: string) {
  return `${selector}._domainkey.${domain}`
}

/** The DKIM key (RFC 6376, 3.6.1) among the TXT records of a selector: in use, revoked (an empty key), or null. */
export function readDkim(texts: string[]): 'key' | 'revoked' | null {
  for (const text of texts) {
    const tags = tagsOf(text)
    const version = tags.get('v')
    const key = tags.get('p')
    if (key === undefined || (version !== undefined && version !== 'DKIM1')) continue
    return key === '' ? 'revoked' : 'key'
  }
  return null
}

/** The tags of a record such as "v=DKIM1; p=…"; spaces within values are left out. */
export function tagsOf(record: string) {
  const pairs = record.split(';').flatMap((part): [string, string][] => {
    const [, name, value = ''] = /^\s*([a-z]+)\s*=(.*)$/is.exec(part) ?? []
    return name ? [[name.toLowerCase(), value.replace(/\s+/g, '')]] : []
  })
  return new Map(pairs)
}
