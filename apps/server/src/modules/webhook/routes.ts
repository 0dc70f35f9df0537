import { webhookCalls } from '@defter/contract/webhook.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { createWebhook } from './create-webhook.ts';
import { listGonderimler, listWebhooklar } from './list-webhooklar.ts';
import { removeWebhook } from './remove-webhook.ts';
import { resendGonderim } from './resend-gonderim.ts';

export function registerWebhook(platform: Platform): void {
  serve(platform, webhookCalls.list, listWebhooklar);
  serve(platform, webhookCalls.create, createWebhook);
  serve(platform, webhookCalls.remove, removeWebhook);
  serve(platform, webhookCalls.gonderimler, listGonderimler);
  serve(platform, webhookCalls.yenidenGonder, resendGonderim);
}
