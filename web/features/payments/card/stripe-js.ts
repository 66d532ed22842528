/** The parts of Stripe.js that we use. Loaded from Stripe's host, as Stripe requires, and only when configured. */
export interface HostedElement {
  mount(place: HTMLElement): void;
  on(event: 'change', listener: (change: { error?: { message: string } }) => void): void;
  destroy(): void;
}

export interface StripeJs {
  elements(): { create(type: 'card', options: object): HostedElement };
  createPaymentMethod(data: {
    type: 'card';
    card: HostedElement;
  }): Promise<{ paymentMethod?: { id: string }; error?: { message?: string } }>;
}

declare global {
  interface Window {
    Stripe?: (key: string) => StripeJs;
  }
}

const SCRIPT = 'https://js.stripe.com/v3/';
let loading: Promise<StripeJs> | null = null;

function load(key: string): Promise<StripeJs> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => (window.Stripe ? resolve(window.Stripe(key)) : reject(new Error('no Stripe')));
    script.onerror = () => {
      script.remove();
      reject(new Error('Stripe did not load'));
    };
    document.head.append(script);
  });
}

/** Loads the script once per page; a failed load is retried by the next caller. */
export function loadStripe(key: string): Promise<StripeJs> {
  loading ??= load(key).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
