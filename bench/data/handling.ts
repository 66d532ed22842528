/**
 * What was done about notices and who answered them, from a row per handled notice: when its URLs were disabled, whose material it
 * was (null: unknown), and the state of the counter-notice to it (null: none).
 */
export const HANDLED_COLUMNS = 'notice_id, company_id, received_date, minutes, subscriber_id, answer';

const ELEMENTS = JSON.stringify({ signature: true, material: true, mistake: true, contact: true, jurisdiction: true });

const DISABLED = "h.received_date + h.minutes * interval '1 minute'";

/** Statements that read the table `handled`, which the caller fills, and drop it. */
export const FILL_HANDLED: readonly string[] = [
  'analyze handled',
  `insert into url_actions (notice_id, url_id, action, date, recorded_date, subscriber_id)
    select h.notice_id, u.id, 'disabled', ${DISABLED}, ${DISABLED}, h.subscriber_id
    from handled h join notice_urls u on u.notice_id = h.notice_id order by h.notice_id, u.position`,
  `insert into disabled_urls (url_id, notice_id, company_id, disabled_date, minutes)
    select u.id, h.notice_id, h.company_id, ${DISABLED}, h.minutes
    from handled h join notice_urls u on u.notice_id = h.notice_id order by h.notice_id, u.position`,
  `insert into strikes (subscriber_id, notice_id, standing, date)
    select h.subscriber_id, h.notice_id, 'counted', ${DISABLED} from handled h where h.subscriber_id is not null order by h.notice_id`,
  `update subscribers s set last_strike_date = h.date
    from (select h.subscriber_id, max(${DISABLED}) as date from handled h group by 1) h where h.subscriber_id = s.id`,
  `insert into counternotices (notice_id, company_id, source_id, received_date, sender_name, sender_email, text, elements, found, verdict,
      completed_date, clock_start, state, due_date, latest_date, overdue_date, put_back_by, mailed, created_date)
    select h.notice_id, h.company_id, 1, at, 'Priya Nambiar ' || h.notice_id, 'priya-' || h.notice_id || '@example.net',
      'A counter-notice.', '${ELEMENTS}', '{}', 'complete', at, at::date, h.answer, ends, ends + interval '5 days',
      ends + interval '6 days', (ends + interval '4 days')::date, case h.answer when 'running' then 0 else 2 end, at
    from handled h
    cross join lateral (select h.received_date + interval '3 hours' as at) a
    cross join lateral (select case h.answer when 'running' then now() + interval '9 days' else at + interval '15 days' end as ends) e
    where h.answer is not null order by h.notice_id`,
  `insert into counternotice_urls (counternotice_id, position, url_id, url)
    select c.id, u.position, u.id, u.url
    from handled h join counternotices c on c.notice_id = h.notice_id join notice_urls u on u.notice_id = c.notice_id`,
  'drop table handled',
];
