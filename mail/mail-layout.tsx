import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email';
import type { MessageSender } from '#domain/messages/message-content.ts';
import { linkAddress, linkTarget } from './link-address.ts';
import { LocaleContext, useMessageFrame } from './mail-locale.ts';
import { mailTokensOf } from './mail-tokens.ts';
import { mailStyleSheet, TokensContext, useStyled } from './styled.ts';

interface MailLayoutProps {
  subject: string;
  /** Shown by an inbox beside the subject, hidden in the mail itself. */
  preview: string;
  sender: MessageSender;
  children: ReactNode;
}

/**
 * The document around a message, in the message's language and the colors of its sender. It loads nothing, and fits
 * widths from 320 px.
 */
export function MailLayout({ subject, preview, sender, children }: MailLayoutProps) {
  const tokens = mailTokensOf(sender.brand);
  return (
    <Html lang={sender.locale}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{mailStyleSheet(tokens)}</style>
      </Head>
      <LocaleContext value={sender.locale}>
        <TokensContext value={tokens}>
          <Content subject={subject} preview={preview} sender={sender}>
            {children}
          </Content>
        </TokensContext>
      </LocaleContext>
    </Html>
  );
}

function Content({ subject, preview, sender, children }: MailLayoutProps) {
  const styled = useStyled();
  return (
    <Body {...styled('page')}>
      <Preview useTitleTag={false}>{preview}</Preview>
      <Container {...styled('column')} tdClassName="mail-column-inside">
        <Section {...styled('header')} tdClassName="mail-header-inside">
          <Text {...styled('name')}>{sender.name}</Text>
        </Section>
        <Section {...styled('card')} tdClassName="mail-card-inside">
          <Heading {...styled('subject')}>{subject}</Heading>
          {children}
        </Section>
        <Footer {...sender} />
      </Container>
    </Body>
  );
}

function Footer({ name, license, phone, email }: MessageSender) {
  const styled = useStyled();
  const { callOrText } = useMessageFrame();
  return (
    <Section {...styled('footer')} tdClassName="mail-footer-inside">
      <Text {...styled('strong')}>{name}</Text>
      {license ? <Text {...styled('small')}>{license}</Text> : null}
      <Text {...styled('small')}>
        {callOrText} <FooterLink {...phone} />
      </Text>
      <Text {...styled('small')}>
        <FooterLink {...email} />
      </Text>
    </Section>
  );
}

function FooterLink({ display, href }: { display: string; href: string }) {
  const styled = useStyled();
  return (
    <Link href={linkAddress(href)} target={linkTarget(href)} {...styled('link')}>
      {display}
    </Link>
  );
}
