import type { Order } from '#core/contract/trade/orders.ts';
import type { CsvColumn } from '#web/lib/csv.ts';

export const ordersCsv: readonly CsvColumn<Order>[] = [
  { title: 'number', value: (order) => order.number },
  { title: 'type', value: (order) => order.type.name },
  { title: 'status', value: (order) => order.status.name },
  { title: 'company', value: (order) => order.company.name },
  { title: 'plan', value: (order) => order.plan.name },
  { title: 'amount', value: (order) => order.amount },
  { title: 'payment', value: (order) => order.payment?.status },
  { title: 'invoice', value: (order) => order.invoice?.number },
  { title: 'created_by', value: (order) => order.created_by?.name },
  { title: 'created_date', value: (order) => order.created_date },
  { title: 'completed_by', value: (order) => order.completed_by?.name },
  { title: 'completed_date', value: (order) => order.completed_date },
];
