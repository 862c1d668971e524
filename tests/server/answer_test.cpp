#include "server/answer.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "tests/server/test_server.h"

namespace bastide {
namespace {

std::map<std::string, std::string> headers_of(const HttpAnswer& answer) {
  std::map<std::string, std::string> out;
  for (const auto& [name, value] : answer.headers) out.emplace(name, value);
  return out;
}

class AnswerTest : public testing::Test {
 protected:
  HttpAnswer get(std::string_view target, std::string_view encodings = "",
                 std::string_view tag = "") {
    return answer(
        site,
        {.method = "GET", .target = target, .accept_encoding = encodings, .if_none_match = tag});
  }

  SiteFolder folder;
  Site site = *Site::load(folder.path());
};

TEST_F(AnswerTest, TypesByEnding) {
  const std::map<std::string, std::string> expected{
      {"/", "text/html; charset=utf-8"},
      {"/index.html", "text/html; charset=utf-8"},
      {"/assets/app-1a2b3c.js", "text/javascript; charset=utf-8"},
      {"/assets/app-1a2b3c.css", "text/css; charset=utf-8"},
      {"/assets/bastide-9f8e.wasm", "application/wasm"},
      {"/assets/lato-77.woff2", "font/woff2"},
      {"/icon.svg", "image/svg+xml"},
      {"/site.webmanifest", "application/manifest+json"},
  };
  for (const auto& [target, type] : expected) {
    const HttpAnswer answer = get(target);
    EXPECT_EQ(answer.status, 200U) << target;
    EXPECT_EQ(headers_of(answer)["Content-Type"], type) << target;
  }
}

TEST_F(AnswerTest, HashedFilesMayBeKeptForeverOthersAreAskedFor) {
  EXPECT_EQ(headers_of(get("/assets/app-1a2b3c.js"))["Cache-Control"],
            "public, max-age=31536000, immutable");
  EXPECT_EQ(headers_of(get("/"))["Cache-Control"], "no-cache");
  EXPECT_EQ(headers_of(get("/icon.svg"))["Cache-Control"], "no-cache");
}

TEST_F(AnswerTest, StrongTagOfEachForm) {
  const std::string plain = headers_of(get("/"))["ETag"];
  const std::string packed = headers_of(get("/", "br"))["ETag"];
  EXPECT_EQ(plain.front(), '"');
  EXPECT_NE(plain, packed);
  EXPECT_NE(plain, headers_of(get("/icon.svg"))["ETag"]);
  EXPECT_EQ(get("/", "br", packed).status, 304U);
  EXPECT_EQ(get("/", "br", packed).body, "");
  EXPECT_EQ(get("/", "br", "\"other\", W/" + packed).status, 304U);
  EXPECT_EQ(get("/", "br", "*").status, 304U);
  EXPECT_EQ(get("/", "", packed).status, 200U);
  EXPECT_EQ(get("/", "br", "\"other\"").status, 200U);
}

TEST_F(AnswerTest, TheBestEncodingThatIsAccepted) {
  EXPECT_EQ(choose_encoding("gzip, deflate, br", true, true), "br");
  EXPECT_EQ(choose_encoding("gzip, deflate", true, true), "gzip");
  EXPECT_EQ(choose_encoding("br;q=0.1, gzip;q=0.9", true, true), "gzip");
  EXPECT_EQ(choose_encoding("br;q=0, gzip", true, true), "gzip");
  EXPECT_EQ(choose_encoding("*", true, true), "br");
  EXPECT_EQ(choose_encoding("*;q=0.5, br;q=0", true, true), "gzip");
  EXPECT_EQ(choose_encoding("BR", true, true), "br");
  EXPECT_EQ(choose_encoding("br", false, true), "");
  EXPECT_EQ(choose_encoding("identity", true, true), "");
  EXPECT_EQ(choose_encoding("", true, true), "");
  EXPECT_EQ(choose_encoding(";;,,=q;q=;br;q=x", true, true), "");
}

TEST_F(AnswerTest, PackedFormsSayWhatTheyAreAndVary) {
  const HttpAnswer answer = get("/assets/app-1a2b3c.js", "gzip");
  EXPECT_EQ(headers_of(answer)["Content-Encoding"], "gzip");
  EXPECT_EQ(headers_of(answer)["Vary"], "Accept-Encoding");
  EXPECT_LT(answer.body.size(), folder.script().size());
  const HttpAnswer plain = get("/assets/app-1a2b3c.js");
  EXPECT_FALSE(headers_of(plain).contains("Content-Encoding"));
  EXPECT_EQ(headers_of(plain)["Vary"], "Accept-Encoding");
  EXPECT_EQ(plain.body, folder.script());
  EXPECT_FALSE(headers_of(get("/assets/lato-77.woff2", "br"))["Vary"] == "Accept-Encoding");
}

TEST_F(AnswerTest, EveryAnswerIsGuarded) {
  for (const std::string_view target :
       {"/", "/assets/app-1a2b3c.js", "/healthz", "/no.such", "/ws"}) {
    auto headers = headers_of(get(target));
    EXPECT_EQ(headers["Content-Security-Policy"],
              "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src "
              "'self' data:; "
              "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
              "base-uri 'none'; "
              "form-action 'none'; frame-ancestors 'none'");
    EXPECT_EQ(headers["X-Content-Type-Options"], "nosniff");
    EXPECT_EQ(headers["Cross-Origin-Opener-Policy"], "same-origin");
    EXPECT_EQ(headers["Referrer-Policy"], "no-referrer");
    EXPECT_TRUE(headers.contains("Permissions-Policy"));
  }
}

TEST_F(AnswerTest, OnlyWhatIsInTheFolder) {
  for (const std::string_view target :
       {"/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
        "/./index.html", "/.hidden", "/link.txt", "/assets", "//etc/passwd", "/assets/",
        "/missing.js", "/a/b", "secret.txt", "*", "", "/index.html/", "/assets/app-1a2b3c.js/x"}) {
    const unsigned status = get(target).status;
    if (target == "/assets") {
      EXPECT_EQ(headers_of(get(target))["Content-Type"], "text/html; charset=utf-8")
          << "a page route, not a listing";
    } else {
      EXPECT_EQ(status, 404U) << target;
    }
  }
}

TEST_F(AnswerTest, PageRoutesGetThePage) {
  EXPECT_EQ(get("/rules").body, get("/").body);
  EXPECT_EQ(get("/rules?x=1.2/3").body, get("/").body);
  EXPECT_EQ(get("/?join=K7QP2M").body, get("/").body);
}

TEST_F(AnswerTest, HeadTellsTheLengthAlone) {
  const HttpAnswer head =
      answer(site, {.method = "HEAD", .target = "/", .accept_encoding = "", .if_none_match = ""});
  EXPECT_EQ(head.status, 200U);
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(head.length, get("/").body.size());
  EXPECT_EQ(headers_of(head), headers_of(get("/")));
}

TEST_F(AnswerTest, OtherMethodsAreRefused) {
  for (const std::string_view method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"}) {
    const HttpAnswer refused =
        answer(site, {.method = method, .target = "/", .accept_encoding = "", .if_none_match = ""});
    EXPECT_EQ(refused.status, 405U) << method;
    EXPECT_EQ(headers_of(refused)["Allow"], "GET, HEAD");
  }
}

TEST_F(AnswerTest, Health) {
  EXPECT_EQ(get("/healthz").status, 200U);
  EXPECT_EQ(get("/healthz").body, "ok");
  EXPECT_EQ(headers_of(get("/healthz"))["Cache-Control"], "no-store");
}

TEST_F(AnswerTest, SocketsOnlyForThePageOfThisHost) {
  EXPECT_TRUE(may_connect("", "127.0.0.1:8080"));
  EXPECT_TRUE(may_connect("http://127.0.0.1:8080", "127.0.0.1:8080"));
  EXPECT_TRUE(may_connect("https://Bastide.example", "bastide.example"));
  EXPECT_FALSE(may_connect("http://127.0.0.1:8081", "127.0.0.1:8080"));
  EXPECT_FALSE(may_connect("https://evil.example", "bastide.example"));
  EXPECT_FALSE(may_connect("null", "bastide.example"));
  EXPECT_FALSE(may_connect("null", "null"));
  EXPECT_FALSE(may_connect("bastide.example", "bastide.example"));
}

TEST(SiteTest, SaysWhatIsWrongWithAFolder) {
  const auto missing = Site::load("/no/such/folder");
  ASSERT_FALSE(missing);
  EXPECT_NE(missing.error().find("no page in '/no/such/folder'"), std::string::npos);
}

}  // namespace
}  // namespace bastide
