import { isAdminPath, paths } from '#model/paths.ts'

/** The pages whose forms work without JavaScript. */
const formPaths = new Set<string>([
  paths.contact,
  paths.call,
  paths.bookedCall,
  paths.offer,
  paths.newsletter,
  paths.confirmSubscription,
  paths.unsubscribe,
  paths.preferences,
  paths.career,
  paths.partner,
  paths.partners,
])

/** The methods that a page takes. */
export function methodsOf(path: string) {
  return takesForms(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

export function takesForms(path: string) {
  return formPaths.has(path) || isAdminPath(path) || path.startsWith(`${paths.career}/`)
}
