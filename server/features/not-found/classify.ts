import { MISSING_PATH_MAX } from '#model/not-found/not-found.ts'

/** Who asks for these looks for a weak spot of some other software. */
const probes = [
  /\.(?:php\d?|phtml|aspx?|ashx|jspx?|cgi|do|action|env|ini|ya?ml|sql|bak|old|swp|log|zip|t?gz|tar|rar|7z|pem|key|sh|exe|dll|conf|config)(?:$|[/.~])/,
  // Hidden files; what stands under /.well-known is asked for by rule.
  /\/\.(?!well-known(?:\/|$))/,
  /^\/(?:wp|wp\d|wordpress|blog\/wp|phpmyadmin|pma|mysql|adminer|cgi-bin|vendor|actuator|solr|boaform|hnap1|_ignition|telescope|owa|ecp|autodiscover|jenkins|druid|geoserver|server-status|server-info|xmlrpc|evox)(?:[-/]|$)/,
  /\.\.|%2e%2e|%00|%3c|%24%7b|%27|[<>"'`{}|\\^]/,
]

/** A file that a page or a program would load; "/about.html" is an old page. */
const file = /\.(?!html?$)[a-z0-9]{1,12}$/

/**
 * What a path without a page tells: that people miss a page, that somebody probes the server, or nothing. The path is
 * in lower case.
 */
export function kindOfMiss(path: string): 'page' | 'probe' | 'nothing' {
  if (probes.some((pattern) => pattern.test(path))) return 'probe'
  if (path.length > MISSING_PATH_MAX || file.test(path) || path.startsWith('/.')) return 'nothing'
  return 'page'
}
