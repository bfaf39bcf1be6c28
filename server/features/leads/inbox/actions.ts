import { addNote } from './add-note.ts'
import { assignLeads } from './assign-leads.ts'
import { changeStatus } from './change-status.ts'
import { addTag, removeTag } from './change-tags.ts'
import { downloadFile, linkFile } from './download-file.ts'
import { exportChoices } from './export-choices.ts'
import { exportLeads } from './export-leads.ts'
import { listLeads } from './list-leads.ts'
import { markRead } from './mark-read.ts'
import { reply } from './reply.ts'
import { saveDraft } from './save-draft.ts'
import { sendPlanned } from './send-planned.ts'
import { settle } from './settle.ts'
import { showLead } from './show-lead.ts'
import { undoReply } from './undo-reply.ts'

export const leadActions = {
  list: listLeads,
  lead: showLead,
  markRead,
  setStatus: changeStatus,
  assign: assignLeads,
  addTag,
  removeTag,
  addNote,
  reply,
  saveDraft,
  undoReply,
  sendPlanned,
  settle,
  linkFile,
  downloadFile,
  exportChoices,
  exportCsv: exportLeads,
}
