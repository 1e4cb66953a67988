#!/usr/bin/env python3
"""A small operator's server for the profile `payment`, in Python's standard library only.

docs/YOUR-SERVER.md explains it step by step. It keeps everything in memory and plays the payment provider too: both are for
trying, not for production.
"""

import email
import hashlib
import hmac
import json
import re
import secrets
import sys
import threading
import urllib.request
from datetime import datetime, timedelta, timezone
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

HERE = "http://localhost:8000"  # Where browsers find the provider's page.
SESSION_LIFE = timedelta(minutes=30)


# --- What you have: journeys, by country and plate -------------------------------------------------------------------

def journey(number, days_ago, entrance, exit, price):
    """One passage. Amounts are euros here; date and deadline are the time in Paris, without offset."""
    passed = datetime.now() - timedelta(days=days_ago)
    without_tax = round(price / 1.2, 2)
    return {
        "id": number, "nature": "freeFlow", "status": "TERMINE", "paymentLimit": "AUTRE", "carCategory": 1,
        "date": passed.strftime("%Y-%m-%dT%H:%M:%S"),
        "deadline": (passed + timedelta(days=15)).strftime("%Y-%m-%dT23:59:59"),
        "in": {"id": entrance[0], "label": entrance[1]}, "out": {"id": exit[0], "label": exit[1]},
        "htPrice": without_tax, "tva": 20, "tvaPrice": round(price - without_tax, 2), "ttcPrice": price,
        "indemnity": 0, "alreadyPaid": 0, "totalPrice": price,
    }


JOURNEYS = {
    ("FR", "AB123CD"): [
        journey("j-1", 4, ("23", "Montmarault"), ("34", "Digoin"), 12.4),
        journey("j-2", 2, ("34", "Digoin"), ("30", "Dompierre"), 3.1),
    ],
    ("FR", "CD456EF"): [journey("j-3", 3, ("23", "Montmarault"), ("34", "Digoin"), 12.4)],
}

TEXTS = {
    "fr": {"title": "Payez vos trajets", "subtitle": "Autoroute sans barrière", "help": "Aide", "contact": "Une question"},
    "en": {"title": "Pay your journeys", "subtitle": "Motorway without barriers", "help": "Help", "contact": "A question"},
}

sessions = {}  # sessionId -> what was searched, and the basket
payments = {}  # reference -> payment
paid = set()  # ids of paid journeys
notified = set()  # ids of the provider's notifications that were recorded
lock = threading.Lock()  # Two notifications may arrive at once.


# --- How to refuse ---------------------------------------------------------------------------------------------------

class Refusal(Exception):
    """A code of docs/API.md, which the portal explains in the driver's language."""

    def __init__(self, code, status=400):
        self.code, self.status = code, status


def plain(plate):
    return re.sub(r"[^A-Z0-9]", "", plate.upper())


def cents(euros):
    return round(euros * 100)


def now():
    return datetime.now(timezone.utc)


# --- 2. Search -------------------------------------------------------------------------------------------------------

def search(query):
    plate, country = plain(query.get("plate", "")), query.get("country", "").upper()
    if not country:
        raise Refusal("country_code_mandatory")
    if not plate:
        raise Refusal("invalid_number_plate" if query.get("plate") else "number_plate_mandatory")
    start, end = query.get("startTime"), query.get("endTime")
    if (start or end) and not (start and end and start < end):
        raise Refusal("invalid_date_range")
    session = {
        "id": secrets.token_urlsafe(24),  # Nobody may guess it: it opens the search, the payment and the receipt.
        "country": country, "plate": plate, "start": start, "end": end, "basket": None,
        "notices": query.get("onlyCNPorLatePayment") == "true", "ends": now() + SESSION_LIFE,
    }
    sessions[session["id"]] = session
    return shown(session)


def session_of(query):
    session = sessions.get(query.get("sessionId"))
    if session is None or session["ends"] < now():
        raise Refusal("payment_session_invalid")
    return session


def unpaid(session):
    """Only journeys of this session's plate and dates. Two sessions never see each other's."""
    found = [one for one in JOURNEYS.get((session["country"], session["plate"]), []) if one["id"] not in paid]
    if session["start"]:
        found = [one for one in found if session["start"] <= one["date"] <= session["end"]]
    return [one for one in found if one["nature"] != "freeFlow"] if session["notices"] else found


def shown(session):
    return {
        "type": "detailed", "sessionId": session["id"], "plate": session["plate"], "countryCode": session["country"],
        "search": {"expiresAt": session["ends"].isoformat(timespec="seconds").replace("+00:00", "Z")},
        "journeys": [
            {**one, "numberPlate": session["plate"], "countryPlate": session["country"]} for one in unpaid(session)
        ],
    }


def detailed(query):
    if "sessionId" in query:
        return shown(session_of(query))
    if "caseNumber" in query:
        raise Refusal("immatriculation_not_found", 404)  # This server has no payment notices.
    return search(query)


# --- 3. Basket and payment -------------------------------------------------------------------------------------------

def basket(session, ids):
    """Saves what the driver wants to pay, and answers how. `total` is in cents."""
    by_id = {one["id"]: one for one in unpaid(session)}
    if not ids:
        raise Refusal("session_without_journeys")
    if len(set(ids)) < len(ids) or any(one not in by_id for one in ids):
        raise Refusal("payment_journeys_invalid")
    session["basket"] = ids
    return {
        "paymentMethods": [{"type": "CREDIT_CARD", "isEnabled": True}],
        "total": sum(cents(by_id[one]["ttcPrice"]) for one in ids),
    }


def all_journeys(query, prepayments):
    session = session_of(query)
    if prepayments:
        raise Refusal("unauthorized_prepayment")
    return basket(session, [one["id"] for one in unpaid(session)])


def named_journeys(query, orders):
    session = session_of(query)
    if any("prepaymentJourney" in order for order in orders):
        raise Refusal("unauthorized_prepayment")
    return basket(session, [order.get("idDossier") for order in orders])


def check_email(address):
    if not address:
        raise Refusal("email_mandatory")
    if not re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", address):
        raise Refusal("bad_email_format")


def pay(query, billing, site, language):
    """Starts a payment and hands the driver over to the provider. Nothing is paid yet."""
    session = session_of(query)
    if not session["basket"]:
        raise Refusal("payment_journeys_invalid")
    check_email(billing.get("email"))
    fields = ("firstName", "lastName", "billingAddress", "billingZipcode", "billingCity", "billingCountry")
    if not all(str(billing.get(field) or "").strip() for field in fields):
        raise Refusal("required")
    try:
        total = basket(session, session["basket"])["total"]
    except Refusal:
        raise Refusal("basket_changed", 409)  # Somebody else has paid meanwhile.
    if billing.get("expectedTotal", total) != total:
        raise Refusal("basket_changed", 409)  # The driver saw another sum.
    with lock:
        # The same basket again is the same payment: a second press must not debit twice.
        known = [one for one in payments.values() if one["session"] == session["id"] and one["ids"] == session["basket"]
                 and one["status"] == "PENDING"]
        payment = known[0] if known else {
            "reference": "P" + secrets.token_hex(6).upper(), "session": session["id"], "ids": session["basket"],
            "total": total, "status": "PENDING",
        }
        prefix = "" if language == "fr" else f"/{language}"
        payment["back"] = f"{site}{prefix}/payment/processing?" + urlencode({"sessionId": session["id"]})
        payment["email"] = billing["email"]
        payments[payment["reference"]] = payment
    fields = {"reference": payment["reference"], "amount": str(total)}
    return {
        "psp": "DEMO", "url": f"{HERE}/pay",
        "parameters": [{"pspVariableName": name, "pspVariableValue": value} for name, value in signed(fields).items()],
    }


# --- 4. After the payment --------------------------------------------------------------------------------------------

def payment_of(session_id):
    found = [one for one in payments.values() if one["session"] == session_id]
    if not found:
        raise Refusal("payment_session_invalid", 404)
    # A success wins over a later attempt that nobody has finished.
    return next((one for one in found if one["status"] == "SUCCEED"), found[-1])


def status(session_id):
    payment = payment_of(session_id)
    success = payment["status"] == "SUCCEED"
    return {"status": payment["status"], "reference": payment["reference"], "debited": success, "receipt": success}


def receipt(session_id):
    payment = payment_of(session_id)
    if payment["status"] != "SUCCEED":
        raise Refusal("payment_session_invalid", 404)
    return pdf(["Receipt", f"Reference {payment['reference']}", f"Paid {payment['total'] / 100:.2f} EUR"])


def pdf(lines):
    text = "BT /F1 18 Tf 72 760 Td 28 TL " + " ".join(f"({line}) Tj T*" for line in lines) + " ET"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        f"<< /Length {len(text)} >>\nstream\n{text}\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    body, places = "%PDF-1.4\n", []
    for number, one in enumerate(objects, 1):
        places.append(len(body))
        body += f"{number} 0 obj\n{one}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    end = f"xref\n0 6\n0000000000 65535 f \n{table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n{len(body)}\n%%EOF\n"
    return (body + end).encode("ascii")


# --- The payment provider: somebody else's server, played here -------------------------------------------------------

KEY = secrets.token_bytes(32)  # Known to you and to your provider.


def signature(fields):
    return hmac.new(KEY, urlencode(sorted(fields.items())).encode(), hashlib.sha256).hexdigest()


def signed(fields):
    return {**fields, "signature": signature(fields)}


def checked(form):
    fields = {name: value for name, value in form.items() if name != "signature"}
    if not hmac.compare_digest(signature(fields), form.get("signature", "")):
        raise Refusal("forbidden", 403)
    return fields


def pay_page(form):
    fields = checked(form)
    hidden = "".join(f'<input type="hidden" name="{escape(n)}" value="{escape(v)}">' for n, v in signed(fields).items())
    buttons = "".join(
        f'<p><button name="decision" value="{value}">{label}</button></p>'
        for value, label in [("SUCCEED", "Payer"), ("REJECTED", "Refuser"), ("CANCELLED", "Annuler"), ("PENDING", "Mettre en attente")]
    )
    amount = f"{int(fields['amount']) / 100:.2f}".replace(".", ",")
    return (f'<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            "<style>body{font:1.2em/1.5 sans-serif;max-width:24em;margin:3em auto;padding:0 1em}"
            "button{font:inherit;padding:.6em;width:100%}</style>"
            f"<title>Paiement</title><h1>Paiement de {amount} €</h1><p>Référence {escape(fields['reference'])}</p>"
            f'<form method="post" action="/decision">{hidden}{buttons}</form></html>')


def decide(form):
    """The provider debits the driver, notifies your server, and sends the browser back."""
    decision = form.pop("decision", "")
    fields = checked(form)
    told = signed({**fields, "status": decision, "id": f"{fields['reference']}-{decision}"})
    urllib.request.urlopen(urllib.request.Request(f"{HERE}/notification", urlencode(told).encode()), timeout=10).close()
    return payments[fields["reference"]]["back"]


def notification(form):
    """From the provider's server to yours. It may come late, twice or not in order: record each once."""
    fields = checked(form)
    payment = payments.get(fields["reference"])
    if payment is None or fields["amount"] != str(payment["total"]):
        raise Refusal("forbidden", 403)
    with lock:
        if fields["id"] in notified or payment["status"] != "PENDING":
            return  # Known, or decided already. Answer 200, so that the provider does not send it again.
        notified.add(fields["id"])
        payment["status"] = fields["status"]
        if fields["status"] == "SUCCEED":
            if paid.intersection(payment["ids"]):
                payment["status"] = "DUPLICATED"  # Somebody else was faster: give this money back.
            paid.update(payment["ids"])


# --- HTTP ------------------------------------------------------------------------------------------------------------

BASE = "/services/v1"


class Server(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.answer(self.read)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        self.answer(lambda path, query: self.write(path, query, body))

    def answer(self, call):
        address = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(address.query).items()}
        try:
            found = call(address.path, query)
        except Refusal as refusal:
            return self.send(refusal.status, {"code": refusal.code, "message": refusal.code})
        except (ValueError, AttributeError, TypeError):
            return self.send(400, {"code": "invalid_request", "message": "invalid_request"})
        self.send(200 if found is not None else 204, found)

    def language(self):
        return (self.headers.get("accept-language") or "fr")[:2].lower()

    def read(self, path, query):
        texts = TEXTS["fr" if self.language() == "fr" else "en"]
        fixed = {
            "/whitelabels": {"name": "Exemple"},
            "/whitelabels/homepage": {"title": texts["title"], "subtitle": texts["subtitle"], "actions": ["freeflow"]},
            "/whitelabels/footer": [],
            "/whitelabels/journeys/toPay/page": {},
            "/whitelabels/payments/confirmation/page": {},
            "/whitelabels/helpcenter/faq": {"title": texts["help"], "categories": []},
            "/whitelabels/contact": {"contactFormEntries": [{"id": "1", "label": texts["contact"]}]},
        }
        short = path.removeprefix(BASE)
        if short in fixed:
            return fixed[short]
        if short == "/journeys":
            return search(query)
        if short == "/detailedJourneys":
            return detailed(query)
        if short == "/journeys/company":
            session_of(query)
            return {"hasCompany": False}
        if short == "/payments/receipt":
            return receipt(query.get("sessionId"))
        if match := re.fullmatch(r"/payments/([^/]+)(/email)?", short):
            session_id = match[1]
            return {"email": payment_of(session_id)["email"]} if match[2] else status(session_id)
        raise Refusal("not_found", 404)

    def write(self, path, query, body):
        form = dict(parse_qsl(body.decode("utf-8"))) if "urlencoded" in self.headers.get("content-type", "") else {}
        if path == "/pay":
            return pay_page(form)
        if path == "/decision":
            self.redirect = decide(form)
            return ""
        if path == "/notification":
            print(f"The provider says: {body.decode()}", flush=True)
            notification(form)
            return "ok"
        if path == f"{BASE}/whitelabels/contact":
            return self.contact(body)
        given = json.loads(body or b"null")
        if path == f"{BASE}/payments/allJourneys":
            return all_journeys(query, given)
        if path == f"{BASE}/payments/journeys":
            return named_journeys(query, given)
        if path == f"{BASE}/payments/psp":
            scheme = self.headers.get("x-forwarded-proto") or "https"
            site = f"{scheme}://{self.headers.get('x-whitelabel-host')}"
            return pay(query, given, site, self.language())
        if path == f"{BASE}/payments/receipt":
            check_email(given.get("email"))
            receipt(query.get("sessionId"))
            print(f"An e-mail to {given['email']} would have the receipt.", flush=True)
            return None
        raise Refusal("not_found", 404)

    def contact(self, body):
        if len(body) > 5 * 1024 * 1024:
            raise Refusal("claim_files_toobig_contact")
        head = f"content-type: {self.headers.get('content-type')}\r\n\r\n".encode()
        parts = email.message_from_bytes(head + body).get_payload()
        fields = {part.get_param("name", header="content-disposition"): part.get_payload(decode=True) for part in parts}
        check_email(fields.get("email", b"").decode("utf-8"))
        if not fields.get("message", b"").strip():
            raise Refusal("required")
        return None

    redirect = None

    def send(self, code, found):
        page = isinstance(found, str)
        content = found if isinstance(found, bytes) else found.encode() if page else json.dumps(found, ensure_ascii=False).encode()
        kind = "application/pdf" if isinstance(found, bytes) else "text/html; charset=utf-8" if page else "application/json"
        self.send_response(303 if self.redirect else code)
        if self.redirect:
            self.send_header("location", self.redirect)
            self.redirect = None
        self.send_header("cache-control", "no-store")  # No proxy may keep what one driver sees.
        if code != 204:
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(content)))
        self.end_headers()
        if code != 204:
            self.wfile.write(content)

    def log_message(self, *_):
        pass  # Addresses and plates belong in no log.


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8000), Server)
    HERE = f"http://localhost:{server.server_port}"
    print(f"The operator's server answers at {HERE}", flush=True)
    server.serve_forever()
