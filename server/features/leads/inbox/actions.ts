import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import { addNote } from './add-note.ts'
import { assignLeads } from './assign-leads.ts'
import { changeStatus } from './change-status.ts'
import { addTag, removeTag } from './change-tags.ts'
import { downloadFile, linkFile } from './download-file.ts'
import { exportLeads } from './export-leads.ts'
import { countUnread, listLeads } from './list-leads.ts'
import { markRead } from './mark-read.ts'
import { reply } from './reply.ts'
import { showLead } from './show-lead.ts'

export const leadActions = {
  list: listLeads,
  lead: showLead,
  /** Shown in the sidebar of every screen, so it has to be cheap. */
  unread: query('viewer', z.unknown(), ({ store }) => countUnread(store)),
  markRead,
  setStatus: changeStatus,
  assign: assignLeads,
  addTag,
  removeTag,
  addNote,
  reply,
  linkFile,
  downloadFile,
  exportCsv: exportLeads,
}
