import { ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addLink, LinkFields, type Order, removeLink } from '#core/contract/trade/orders.ts';
import { orderLinksCopy as copy } from '#core/copy/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { textLinkClass } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';

type Link = Order['links'][number];

/** An order's links. Only superusers add and remove them (decisions §6). */
export function OrderLinks({ order, mayChange }: { order: Order; mayChange: boolean }) {
  if (order.links.length === 0 && !mayChange) return null;
  return (
    <Card title={copy.links}>
      {order.links.length > 0 && (
        <ul aria-label={copy.links} className="-mt-1 mb-3 flex flex-col divide-y divide-line last:mb-0">
          {order.links.map((link) => (
            <LinkRow key={link.id} link={link} mayRemove={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && <AddLink orderId={order.id} />}
    </Card>
  );
}

function LinkRow({ link, mayRemove }: { link: Link; mayRemove: boolean }) {
  const remove = useAct(removeLink, { toast: messages.linkRemoved });
  const [isOpen, setIsOpen] = useState(false);
  const name = link.title || link.url;
  return (
    <li className="flex items-center gap-3 py-2">
      <ExternalLink aria-hidden className="size-4 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 text-14 [overflow-wrap:anywhere]">
        {/^(https?|ftp):\/\//i.test(link.url) ? (
          <a href={link.url} target="_blank" rel="noreferrer noopener" className={textLinkClass}>
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {mayRemove && (
        <IconButton label={copy.removeTheLink(name)} onClick={() => setIsOpen(true)}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      )}
      {isOpen && (
        <ConfirmDialog
          title={copy.removeTitle}
          act={copy.removeLink}
          danger
          pending={remove.pending}
          onAct={() => void remove({ params: { id: String(link.id) } }).then((outcome) => outcome && setIsOpen(false))}
          onClose={() => setIsOpen(false)}
        >
          {copy.removeText(name)}
        </ConfirmDialog>
      )}
    </li>
  );
}

const EMPTY = { url: '', title: '' };

function AddLink({ orderId }: { orderId: number }) {
  const add = useAct(addLink, { toast: messages.linkAdded });
  const form = useContractForm(LinkFields, EMPTY, 'onSubmit');
  return (
    <Form
      form={form}
      label={copy.addALink}
      act={(link) => add({ body: { ...link, order_id: orderId } })}
      onDone={() => form.reset(EMPTY)}
      className="grid gap-3 sm:grid-cols-2"
    >
      <TextField
        name="url"
        label={copy.url}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField name="title" label={copy.title} optional autoComplete="off" />
      <div className="sm:col-span-2">
        <Button type="submit" size="sm" pending={add.pending}>
          {copy.addLink}
        </Button>
      </div>
    </Form>
  );
}
