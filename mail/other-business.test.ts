import { expect, it } from 'vitest';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { composeMessage } from '#domain/messages/compose-message.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import { sampleSubject } from '#domain/messages/sample-subjects.ts';
import { renderMail } from './entry-server.tsx';

it.each(messageKinds)('of another business, %s has no trace of the default one', (kind) => {
  const message = composeMessage(
    { kind, about: sampleSubject(kind, secondBusiness) },
    {
      business: secondBusiness,
      publicUrl: 'https://inspector.example',
      ownerEmail: secondBusiness.email.display,
      rules: { driveTime: true },
      templates: {},
      manageUrl: 'https://inspector.example/appointment/…',
      agentUrl: 'https://inspector.example/agent/Vx3kq0ZJm1c8sYtR2wLhNg',
      reportUrl: 'https://inspector.example/report/Vx3kq0ZJm1c8sYtR2wLhNg',
    },
  );
  const html = renderMail(message);
  expect(html).toContain(secondBusiness.name);
  expect(tracesIn(`${message.subject}\n${html}`)).toEqual([]);
});
