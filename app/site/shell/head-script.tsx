import { useContext } from 'react'
import { DocumentContext } from './document-context.ts'

/** Milliseconds until a page whose scripts have not arrived is shown as without JavaScript. */
const SCRIPT_TIMEOUT = 10_000

/**
 * Runs in the head, before the first paint:
 * - hides the splash if sessionStorage says that this tab has shown it;
 * - sets `data-script` on the root, which hides what only scripts can show, and removes it if scripts fail;
 * - allows transitions between pages, because Chromium misses the rule of a style sheet that arrives right before the first frame;
 * - marks buttons that are pressed before their island is mounted, and forms that are posted natively (app/site/islands).
 */
const code = `
var r=document.documentElement.dataset
try{if(sessionStorage.splash)r.splash='seen';else sessionStorage.splash=1}catch{}
try{var s=new CSSStyleSheet
s.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}')
document.adoptedStyleSheets=[s]}catch{}
if('noModule' in HTMLScriptElement.prototype){
r.script=''
addEventListener('error',function(e){if(e.target.localName=='script')delete r.script},true)
setTimeout(function(){if(!('running' in r))delete r.script},${SCRIPT_TIMEOUT})
addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('button[type=button]'),i=b&&b.closest('[data-island]')
if(!i||'mounted' in i.dataset||'failed' in i.dataset)return
b.dataset.pressed=e.timeStamp
var l=i.querySelector('[data-loading]')
if(l)l.hidden=false
},true)
addEventListener('submit',function(e){if(!e.defaultPrevented)e.target.dataset.posted=''})
}`

export function HeadScript() {
  const { nonce } = useContext(DocumentContext) ?? {}
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant in this file
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
  )
}
