import { randomUUID } from 'node:crypto'
import type { Content } from '../../content/content.server.ts'
import type { PlanType } from '../../content/plan-table.ts'
import type { Database } from '../../database/tables.ts'
import { callStore } from '../call-store.server.ts'
import { checkHealth, type HealthSettings } from '../health.server.ts'
import { mailRules } from './mail-rules.ts'
import { type MailSender, mailSender } from './mail-sender.server.ts'
import { morningBody } from './mail-words.ts'
import { outboxStore } from './outbox-store.server.ts'
import { smtpGate } from './smtp.server.ts'

interface MailInputs {
  config: HealthSettings & { publicUrl: string }
  content: Pick<Content, 'site' | 'plans'>
  db: Database
  clock: () => Date
}

/** The sender of the mails to the operator; `undefined` where no mail is set up. */
export function openMail({ config, content, db, clock }: MailInputs): MailSender | undefined {
  if (config.notify === undefined) return undefined
  const calls = callStore(db)
  return mailSender({
    outbox: outboxStore(db),
    gate: smtpGate(config.notify, content.site.name),
    rules: mailRules,
    words: {
      planNames: Object.fromEntries(content.plans.map(({ planType, name }) => [planType, name])) as Record<
        PlanType,
        string
      >,
      publicUrl: config.publicUrl,
    },
    from: config.notify.from,
    morning: async () => {
      const findings = await checkHealth({ config, records: { db }, now: clock() })
      const { orders, total } = await calls.open(['live'], { limit: 1, skip: 0 })
      return morningBody(findings, { orders: total, first: orders[0]?.owed[0]?.until })
    },
    clock,
    newId: randomUUID,
  })
}
