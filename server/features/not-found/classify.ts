import { NOT_FOUND_PATH_MAX } from '#model/not-found/not-found.ts'

/** Paths that vulnerability scanners request. */
const probes = [
  /\.(?:php\d?|phtml|aspx?|ashx|jspx?|cgi|do|action|env|ini|ya?ml|sql|bak|old|swp|log|zip|t?gz|tar|rar|7z|pem|key|sh|exe|dll|conf|config)(?:$|[/.~])/,
  // Hidden files, except the standard /.well-known.
  /\/\.(?!well-known(?:\/|$))/,
  /^\/(?:wp|wp\d|wordpress|blog\/wp|phpmyadmin|pma|mysql|adminer|cgi-bin|vendor|actuator|solr|boaform|hnap1|_ignition|telescope|owa|ecp|autodiscover|jenkins|druid|geoserver|server-status|server-info|xmlrpc|evox)(?:[-/]|$)/,
  /\.\.|%2e%2e|%00|%3c|%24%7b|%27|[<>"'`{}|\\^]/,
]

/** A file loaded by a page or program; "/about.html" is an old page. */
const file = /\.(?!html?$)[a-z0-9]{1,12}$/

/** Classifies a 404 path, given in lower case: a page that people look for, a scanner's probe, or nothing to record. */
export function classify(path: string): 'page' | 'probe' | 'nothing' {
  if (probes.some((pattern) => pattern.test(path))) return 'probe'
  if (path.length > NOT_FOUND_PATH_MAX || file.test(path) || path.startsWith('/.')) return 'nothing'
  return 'page'
}

/** Whether a path may name a person or open something: an email address, a long number, or a part that looks like a key. */
export function isPersonal(path: string) {
  return [/@|%40/, /\d{9}/, /[\da-f]{8}-[\da-f]{4}-/, /(?=[a-z_]*\d)[a-z\d_]{24}/].some((pattern) =>
    pattern.test(path),
  )
}
