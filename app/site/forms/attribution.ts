/** Where a visit came from. Kept in session storage; sent only with a lead. */
type Attribution = Record<string, string>

const STORAGE_KEY = 'attribution'
const UTM_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** Records referrer and campaign on the first page of a session. */
export function recordVisit() {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === null) {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(landingFields()))
    }
  } catch {}
}

/** Fields added to a lead: the page that linked to this one, and the session's referrer and campaign. */
export function attribution(): Attribution {
  const source: Attribution = previousPath() ? { source: previousPath() } : {}
  try {
    return { ...source, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return source
  }
}

/** The path of the referring page of this site; empty if there is none. */
function previousPath() {
  const referrer = URL.parse(document.referrer)
  if (referrer?.origin !== location.origin || referrer.pathname === location.pathname) return ''
  return referrer.pathname
}

function landingFields(): Attribution {
  const fields: Attribution = {}
  const query = new URLSearchParams(location.search)
  for (const field of UTM_FIELDS) {
    const value = query.get(field)
    if (value) fields[field] = value.slice(0, 200)
  }
  if (document.referrer && URL.parse(document.referrer)?.origin !== location.origin) {
    fields.referrer = document.referrer.slice(0, 2000)
  }
  return fields
}
